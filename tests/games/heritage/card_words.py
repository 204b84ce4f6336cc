"""What a card's effects say in plain English, written a second time to check the printed texts against.

spoken([{"op": "steal", "what": "potency", "n": 2, "sel": "one opp infamy>=1"}])
→ "Steal 2 potency from any one vampire in an opponent's bloodline with 1 or more infamy."
"""

from __future__ import annotations

from typing import Any

Effect = dict[str, Any]

SPECIAL = {
    "self": "the acting vampire",
    "that": "that vampire",
    "own_leader": "your clan leader",
    "recruited": "the recruited vampire",
}
PLACES = {"pack": "of the pack", "coterie": "of the coterie", "enemies": "among your declared enemies"}
QUANTITIES = {
    "one": "any one",
    "each": "each",
    "two": "two different",
    "upto2": "up to two",
    "upto3": "up to three",
}
MANY = ("two", "upto2", "upto3")
LINES = {"own": "your bloodline", "any": "any bloodline"}
RECRUITS = {"any": "any character", "non_ancilla": "any non-ancilla character"}


def place_of(quantity: str, scope: str) -> str:
    if scope in PLACES:
        return PLACES[scope]
    if scope == "opp":
        return "in an opponent's bloodline" if quantity == "one" else "in opponents' bloodlines"
    return f"in {LINES[scope]}"


def whom(sel: str) -> str:
    """A selector in words."""
    if sel in SPECIAL:
        return SPECIAL[sel]
    quantity, scope, *filters = sel.split()
    tokens = [f"with {number} or more {what}" for what, number in [one.split(">=") for one in filters if ">=" in one]]
    tail = [" ".join([" and ".join(tokens)])] if tokens else []
    if "clan_leader" in filters:
        return " ".join([QUANTITIES[quantity], "opponent's clan leader", *tail])
    adjectives = ["other"] if "not_self" in filters else []
    adjectives += [one.replace("ready", "unexhausted") for one in filters if plain(one)]
    noun = "vampires" if quantity in MANY else "vampire"
    if "not_self" in filters and "fledgling" in filters:
        adjectives, noun = ["other"], "fledgling"
    if "same_geography" in filters:
        tail.append("sharing the acting vampire's geography")
    return " ".join([QUANTITIES[quantity], *adjectives, noun, place_of(quantity, scope), *tail])


def plain(word: str) -> bool:
    return ">=" not in word and word not in ("not_self", "clan_leader") and not word.startswith("same_")


def counted(n: Any, what: str) -> str:
    """An amount in words."""
    if n == "all":
        return f"all {what}"
    if isinstance(n, int):
        return f"{n} {what}"
    most = f"(at most {n['max']})"
    if "tokens" in n:
        return f"{what} equal to the {n['tokens']} tokens on {whom(n['sel'])} {most}"
    each = whom(n["count"]).replace("each ", "for each ", 1)
    if n.get("div") == 2:
        each = each.replace("for each ", "for every two ").replace("vampire", "vampires", 1)
    plus = f"{n['plus']} {what} plus " if "plus" in n else ""
    return f"{plus}1 {what} {each} {most}"


def characters(effect: Effect) -> str:
    if "upto" in effect:
        return f"1-{effect['upto']} characters"
    return "1 character" if effect.get("n", 1) == 1 else f"{effect['n']} characters"


def schemes(n: int) -> str:
    return f"{n} clan scheme" + ("s" if n > 1 else "")


def activated(attr: str, n: int) -> str:
    how, _, group = attr.partition(":")
    if how == "self":
        said = f"Activate one attribute: the acting vampire's {group}"
    else:
        said = "Activate one attribute of your choice" + ("" if group == "any" else f" from the {group} group")
    return said + (f", {n} times" if n > 1 else "")


def listed(effects: list[Effect]) -> str:
    """In the middle of a sentence."""
    return "; ".join([within(line(effect)) for effect in effects])


def within(sentence: str) -> str:
    return f"{sentence[0].lower()}{sentence[1:]}"


def condition(effect: Effect) -> str:
    least = effect["cond"]["ge"]
    then, otherwise = listed(effect["then"]), listed(effect["else"])
    return f"If the pack has at least {least} vampires: {then}, otherwise {otherwise}"


def chaos(effect: Effect) -> str:
    if effect.get("only") == "ancilla":
        return "Affirm chaos (keep revealing until an ancilla has the named attribute)"
    return "Affirm chaos" + ("" if effect["category"] == "any" else f" ({effect['category']} only)")


def line(effect: Effect) -> str:
    """One effect, without its full stop."""
    said = _line(effect)
    return said + (" (if you cannot, stop here)" if effect.get("need") else "")


def _line(effect: Effect) -> str:
    what, n, sel = effect.get("what", ""), effect.get("n", 1), effect.get("sel", "")
    match effect["op"]:
        case "gain":
            return f"Gain {counted(n, what)}"
        case "assign":
            return f"Assign {counted(n, what)} to {whom(sel)}"
        case "lose":
            return f"Remove {counted(n, what)} from {whom(sel)}"
        case "steal":
            return f"Steal {counted(n, what)} from {whom(sel)}"
        case "move":
            return f"Move {counted(n, what)} from {whom(sel)} to {whom(effect['to'])}"
        case "torpor":
            return f"Put {whom(sel)} into torpor"
        case "renew":
            return f"Renew {whom(sel)}"
        case "exhaust":
            return f"Exhaust {whom(sel)}"
        case "activate":
            return f"Activate {whom(sel)}"
        case "use_abilities":
            return f"Use the abilities of {whom(sel)}"
        case "declare_enemy":
            return f"Declare {whom(sel)} your enemy"
        case "activate_attribute":
            return activated(effect["attr"], n)
        case "reserve":
            return "Reserve any one queue character"
        case "remove_from_queue":
            return f"Remove {characters(effect)} from the queue"
        case "draw_scheme":
            return f"Draw {schemes(n)}"
        case "recover_scheme":
            return f"Take {schemes(n)} from your discard pile into hand"
        case "discard_scheme":
            return f"Discard {n} random scheme from hand"
        case "affirm_chaos":
            return chaos(effect)
        case "recruit_from_deck":
            return f"Recruit {RECRUITS[effect['only']]} from the character deck"
        case "usurp":
            return "Usurp"
        case "create_monster":
            return "Create a monster"
        case "black_market":
            return f"Black market: {listed(effect['effects'])}"
        case "edict":
            return f"Edict on one {effect['category']} value: {listed(effect['effects'])}"
        case "invitation":
            return f"Invitation: {listed(effect['effects'])}"
        case "demand_respect":
            return f"Demand respect; each refuser resolves on their own bloodline: {listed(effect['penalty'])}"
        case "choose":
            return "Choose one: " + ", or ".join([listed(option) for option in effect["options"]])
        case "if":
            return condition(effect)
        case "flip_morality":
            return "Flip your morality marker"
        case "shift_morality":
            return f"Move your morality marker up {n}"
        case "anarch_burn":
            return f"Burn {n} ankh from any one city that still holds one"
        case "masq_retreat":
            return f"Move any one investigator back up to {n} spaces"
        case "sabbat_action":
            return f"Perform the {effect['action']} Sabbat Wars action in any one region"
        case "lock_servant":
            return "Your retained servant may not be recruited this chapter"
        case "bound":
            return "Static: Bound (only the clan on this card may recruit it)"
        case other:
            raise AssertionError(other)


def spoken(effects: list[Effect]) -> str:
    """A whole card; what it does twice in a row, it says once."""
    said: list[str] = []
    for effect in effects:
        one = line(effect)
        if said and said[-1] == one:
            said[-1] = f"Twice: {within(one)}"
        else:
            said.append(one)
    return " ".join([f"{one}." for one in said])
