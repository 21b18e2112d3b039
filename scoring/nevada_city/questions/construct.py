"""What arrives at a building under construction, what is missing, and is it complete?"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rules.core.faults import Fault
from rules.core.fields import Flag
from rules.core.forms import Form
from rules.core.messages import Message, say
from rules.core.readings import Readings, Setup
from rules.core.rulings import Facts, Reason, Ruling, allowed_unless
from rules.nevada_city import TITLE
from rules.nevada_city.buildings import Owner
from rules.nevada_city.delivery import MOST_ICONS, MOST_REQUIRED, Delivery, beyond, counted
from rules.nevada_city.fields import MOST_COUNTED, amounts_field, count_field, owner_field
from rules.nevada_city.goods import BUILDING_GOODS, BUILDING_SKILLS, NO_GOODS, given_by

MOST_POINTS = 30


@dataclass(frozen=True, slots=True)
class Works:
    """What a character delivers to a building, and whose it is."""

    delivery: Delivery
    owner: Owner = Owner.SELF
    character_built_here_this_year: bool = False
    vp: int | None = None

    @property
    def points(self) -> int | None:
        """What the owner scores now; None where a complete building's points are not known."""
        return self.vp if self.delivery.is_complete else 0


class QuestionForm(Form):
    """What is typed."""

    title = TITLE
    deciding = (
        "delivered",
        "skills",
        "bring",
        "entertainment_as",
        "owner",
        "character_built_here_this_year",
    )
    never_none = ("owner",)
    cost = amounts_field(BUILDING_GOODS, MOST_REQUIRED, required=True)
    delivered = amounts_field(BUILDING_GOODS, MOST_COUNTED)
    skills = amounts_field(BUILDING_SKILLS, MOST_ICONS)
    bring = amounts_field(BUILDING_GOODS, MOST_COUNTED)
    entertainment_as = amounts_field(BUILDING_GOODS, MOST_COUNTED)
    owner = owner_field()
    character_built_here_this_year = Flag()
    vp = count_field(0, MOST_POINTS)

    def situated(self, given: Mapping[str, Any], setup: Setup, faults: list[Fault]) -> Works:
        """A building on which no more lies than it costs."""
        del setup
        goods = ("cost", "delivered", "skills", "bring", "entertainment_as")
        rest = {name: value for name, value in given.items() if name not in goods}
        delivery = Delivery(
            required=given["cost"],
            there=given.get("delivered", NO_GOODS),
            brought=given.get("bring", NO_GOODS),
            entertainment_as=given.get("entertainment_as", NO_GOODS),
            icons=given_by(given["skills"]) if "skills" in given else NO_GOODS,
        )
        faults += beyond(delivery.required, delivery.there, "delivered")
        return Works(delivery, **rest)


def answer(situation: Works, readings: Readings) -> Ruling:
    """Yes with what lies there and what is missing, or everything that speaks against it."""
    del readings
    delivery = situation.delivery
    facts: Facts = {
        "from_skills": delivery.from_skills.named,
        "on_site": delivery.on_site.named,
        "missing": delivery.missing.named,
        "complete": delivery.is_complete,
        "vp": situation.points,
    }
    return allowed_unless(
        _hindrances(situation),
        facts,
        rests_on=_rests_on(situation),
        remedies=_remedies(situation),
    )


def _hindrances(works: Works) -> Iterator[Reason]:
    if says := tuple(_against_the_site(works)):
        yield Reason("NC-34", says)
    if works.character_built_here_this_year:
        yield Reason("NC-35", (say("construct-twice"),))


def _against_the_site(works: Works) -> Iterator[Message]:
    delivery = works.delivery
    if works.owner is not Owner.SELF:
        yield say("construct-not-own")
    if not delivery.lacking:
        yield say("construct-nothing-left")
    elif delivery.surplus:
        yield say("construct-surplus", goods=counted(delivery.surplus))


def _remedies(works: Works) -> Iterator[Message]:
    """Bringing no more than helps, or sending somebody else."""
    fewest = works.delivery.fewest_tokens
    fitting = replace(works.delivery, brought=fewest, entertainment_as=NO_GOODS)
    if not any(_hindrances(replace(works, delivery=fitting))):
        goods = counted(fewest)
        yield say("remedy-bring-exactly", goods=goods) if goods else say("remedy-bring-nothing")
    if not any(_hindrances(replace(works, character_built_here_this_year=False))):
        yield say("remedy-another-character")


def _rests_on(works: Works) -> Iterator[Reason]:
    delivery = works.delivery
    yield Reason("NC-34", (say("construct-own-site"),))
    yield Reason("NC-35", (say("construct-first-time"),))
    if delivery.from_skills:
        yield Reason("NC-10", (say("skills-add", goods=counted(delivery.from_skills)),))
    if delivery.entertainment_as:
        says = say("entertainment-stands-for", goods=counted(delivery.entertainment_as))
        yield Reason("NC-89", (says,))
    yield Reason("NC-36", (_how_far(works),))


def _how_far(works: Works) -> Message:
    if not works.delivery.is_complete:
        return say("construct-not-complete", goods=counted(works.delivery.missing))
    if works.vp is None:
        return say("construct-complete")
    return say("construct-complete-points", points=works.vp)
