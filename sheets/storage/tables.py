"""The tables in which sheets are kept; `migrations` makes and changes them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={  # a later migration can only change what has a name
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

sheets = Table(
    "sheets",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("title", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("document", Text, nullable=False),  # JSON of what was typed
    Column("keeping", Text, nullable=False),  # JSON of what else is known
    Column("made_at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("touched_at", BigInteger, nullable=False),
    Index(None, "touched_at"),
    sqlite_autoincrement=True,  # a deleted sheet's number is never given again, as elsewhere
)

links = Table(
    "links",
    metadata,
    Column("fingerprint", String(64), primary_key=True),
    Column("sheet_id", ForeignKey(sheets.c.id, ondelete="CASCADE"), nullable=False),
    Column("role", String(16), nullable=False),
    Column("is_own", Boolean, nullable=False),  # got by a phone when it joined, not derived
    Index(None, "sheet_id"),
)

changes = Table(
    "changes",
    metadata,
    Column("sheet_id", ForeignKey(sheets.c.id, ondelete="CASCADE"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),  # JSON
)

installation = Table(
    "installation",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

allowances = Table(  # what an address may still do, where several servers count together
    "allowances",
    metadata,
    Column("what", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("left", Float, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970, by the database's clock
    Index(None, "at"),
)
