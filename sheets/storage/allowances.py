"""What an address may still do, counted for all servers together in the database."""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, Float, cast, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert

from sheets.storage.database import Database
from sheets.storage.tables import allowances

CONTEXT = b"boomtown address "
MILLISECONDS = 1000
NOW = cast(func.extract("epoch", func.clock_timestamp()) * MILLISECONDS, BigInteger)
LEFT, AT = allowances.c.left, allowances.c.at


class Bucket(NamedTuple):
    """So much at once, and one more every so many seconds."""

    most: float
    seconds_for_one: float

    def left_now(self) -> ColumnElement[float]:
        """What is in it by now."""
        come = cast(NOW - AT, Float) / (float(self.seconds_for_one) * MILLISECONDS)
        return func.least(self.most, LEFT + come, type_=Float)


@dataclass(frozen=True, slots=True)
class Allowances:
    """Token buckets in PostgreSQL; of an address only a mark is kept that the secret makes."""

    database: Database
    secret: bytes

    def take(self, what: str, address: str, bucket: Bucket, cost: float = 1.0) -> float:
        """Takes what it costs; where there is not enough, in how many seconds there will be."""
        who, left = self._mark(address), bucket.left_now()
        first = insert(allowances).values(what=what, who=who, left=bucket.most - cost, at=NOW)
        taken = first.on_conflict_do_update(
            index_elements=[allowances.c.what, allowances.c.who],
            set_={"left": left - cost, "at": NOW},
            where=left >= cost,
        ).returning(LEFT)
        with self.database.writing() as connection:
            if connection.execute(taken).first() is not None:
                return 0.0
            query = select(left).where(allowances.c.what == what, allowances.c.who == who)
            there = connection.scalar(query) or 0.0
        return max(0.0, (cost - float(there)) * bucket.seconds_for_one)

    def charge(self, what: str, address: str, bucket: Bucket, cost: float) -> None:
        """Takes what something has cost, known only now; less than nothing gives back."""
        left = func.least(bucket.most, bucket.left_now() - cost, type_=Float)
        of_address = (allowances.c.what == what, allowances.c.who == self._mark(address))
        with self.database.writing() as connection:
            connection.execute(update(allowances).where(*of_address).values(left=left, at=NOW))

    def forget(self, before: int) -> None:
        """Forgets whoever asked for nothing since then: they may do everything again."""
        with self.database.writing() as connection:
            connection.execute(delete(allowances).where(before > AT))

    def _mark(self, address: str) -> str:
        return hmac.digest(self.secret, CONTEXT + address.encode(), sha256).hex()
