"""Which values code can give a fact of a sentence, worked out from the source of a title and from its data."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from catalogues import called, nodes, trees
from kylix.core.flow import Decision
from kylix.kit.game import Game
from kylix.kit.registry import game
from kylix.kit.view import key_of

Values = frozenset[str] | None
"""As Fluent compares them; None: any, nobody can tell."""
SWITCH: Values = frozenset({"0", "1"})


def possible(title: str, key: str, fact: str) -> Values:
    """The values of `fact` in the sentence `key`, as far as the source tells."""
    of = game(title)
    form, _, rest = key.partition("-")
    if form in ("ask", "wait"):
        return of_question(of, rest, fact)
    if kind := of.kinds.get(fact):
        return frozenset(of.names(of.base.spec)[kind])
    source = Source.of(of.folder)
    if form == "event":
        return source.in_dictionaries("Event", 0, rest, fact)
    if form == "no":
        return source.in_dictionaries("Reason", 1, rest, fact)
    return source.in_keywords("say", key, fact) if form == "text" else None


def of_question(of: Game, ask: str, fact: str) -> Values:
    """Facts of the frame that asks, or else options of the table."""
    for option in of.options:
        if option.name == fact:
            return frozenset(option.values) or (SWITCH if isinstance(option.default, bool) else None)
    kind = next(kind for kind in of.frames.values() if issubclass(kind, Decision) and key_of(kind) == ask)
    if things := of.kinds.get(fact):
        return frozenset(of.names(of.base.spec)[things])
    written = [node for node in nodes(of.folder) if isinstance(node, ast.ClassDef) and node.name == kind.__name__]
    given = [arg for node in written for arg in ast.walk(node) if isinstance(arg, ast.arg) and arg.arg == fact]
    return SWITCH if given and all(map(is_switch, given)) else None


def is_switch(parameter: ast.arg) -> bool:
    return named(parameter.annotation, "bool")


def named(node: ast.expr | None, name: object) -> bool:
    return isinstance(node, ast.Name) and node.id == name


class Source:
    """The code of a title: follows a value back to the numbers it can be."""

    def __init__(self, folder: Path) -> None:
        self.trees = trees(folder)
        self.within: dict[int, ast.FunctionDef] = {}
        self.calls: list[ast.Call] = []
        self.constants: dict[str, int] = {}
        for tree in self.trees:
            self._read(tree)

    @staticmethod
    @cache
    def of(folder: Path) -> Source:
        return Source(folder)

    def _read(self, tree: ast.Module) -> None:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                self.within.update({id(inner): node for inner in ast.walk(node)})
            elif isinstance(node, ast.Call):
                self.calls.append(node)
        for line in tree.body:
            if isinstance(line, ast.Assign):
                self._note(line.targets[0], line.value)
            elif isinstance(line, ast.AnnAssign) and line.value:
                self._note(line.target, line.value)

    def _note(self, target: ast.expr, value: ast.expr) -> None:
        """Constants of a module: `DISCARD = 0` and `DISCARD, HAND = 0, 1` and `GREEK, TROJAN = range(2)`."""
        names = target.elts if isinstance(target, ast.Tuple) else [target]
        given: list[ast.expr] = value.elts if isinstance(value, ast.Tuple) else [value]
        if isinstance(value, ast.Call) and called(value) == "range":
            given = [ast.Constant(number) for number in range(len(names))]
        for name, one in zip(names, given, strict=False):
            if isinstance(name, ast.Name) and isinstance(one, ast.Constant) and isinstance(one.value, int):
                self.constants[name.id] = one.value

    def in_dictionaries(self, function: str, at: int, key: str, fact: str) -> Values:
        """What the calls of `function` with this key give for the fact, in any dictionary among their arguments."""
        given: list[ast.expr] = []
        for call in self.calls:
            for about in self._dictionaries(call) if called(call) == function and self._says(call, at, key) else []:
                pairs = zip(about.keys, about.values, strict=True)
                given += [value for name, value in pairs if isinstance(name, ast.Constant) and name.value == fact]
        return self._either(given)

    def in_keywords(self, function: str, key: str, fact: str) -> Values:
        calls = [call for call in self.calls if called(call) == function and self._says(call, 0, key)]
        given = [word.value for call in calls for word in call.keywords if word.arg == fact]
        return self._either(given) if len(given) == len(calls) else None

    @staticmethod
    def _says(call: ast.Call, at: int, key: str) -> bool:
        return len(call.args) > at and any(
            isinstance(node, ast.Constant) and node.value == key for node in ast.walk(call.args[at])
        )

    def _dictionaries(self, call: ast.Call) -> list[ast.Dict]:
        """Those of the call, and of the names in it that the function gives a dictionary to."""
        found = [node for part in call.args for node in ast.walk(part) if isinstance(node, ast.Dict)]
        names = {node.id for part in call.args for node in ast.walk(part) if isinstance(node, ast.Name)}
        for node in ast.walk(self.within[id(call)]) if id(call) in self.within else []:
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Dict):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(isinstance(target, ast.Name) and target.id in names for target in targets):
                    found.append(node.value)
        return found

    def values(self, node: ast.expr, seen: frozenset[int] = frozenset()) -> Values:
        """The numbers that an expression can be."""
        if isinstance(node, ast.Constant) and isinstance(node.value, (bool, int)):
            return frozenset({str(int(node.value))})
        if isinstance(node, ast.IfExp):
            return self._either([node.body, node.orelse], seen)
        if isinstance(node, (ast.Compare, ast.UnaryOp)) and not isinstance(getattr(node, "op", None), ast.USub):
            return SWITCH
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod):
            below = self.values(node.right, seen)
            return None if below is None or len(below) > 1 else frozenset(map(str, range(int(min(below)))))
        if isinstance(node, ast.Call) and called(node) in ("int", "bool") and node.args:
            return SWITCH if called(node) == "bool" else self.values(node.args[0], seen)
        if isinstance(node, ast.Name):
            return self._name(node, seen)
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.slice, ast.Constant)
            and isinstance(node.value, ast.Name)
        ):
            return self._entry(node.value, str(node.slice.value))
        return None

    def _entry(self, of: ast.Name, entry: object) -> Values:
        """`bill["paid"]`: a switch, if the parameter `bill` is of a class that says so."""
        function = self.within.get(id(of))
        typed = [one.annotation for one in (function.args.args if function else []) if one.arg == of.id]
        kinds = {one.id for one in typed if isinstance(one, ast.Name)}
        written = [node for tree in self.trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        lines = [
            line for node in written if node.name in kinds for line in node.body if isinstance(line, ast.AnnAssign)
        ]
        found = [line for line in lines if isinstance(line.target, ast.Name) and line.target.id == entry]
        return SWITCH if found and all(named(line.annotation, "bool") for line in found) else None

    def _either(self, several: list[ast.expr], seen: frozenset[int] = frozenset()) -> Values:
        found = [self.values(one, seen) for one in several]
        known = [values for values in found if values is not None]
        return frozenset().union(*known) if known and len(known) == len(found) else None

    def _name(self, node: ast.Name, seen: frozenset[int]) -> Values:
        """A switch, a constant, or what the callers give."""
        function = self.within.get(id(node))
        parameters = function.args.args if function else []
        for at, parameter in enumerate(parameters):
            if parameter.arg != node.id or function is None:
                continue
            if is_switch(parameter):
                return SWITCH
            if id(function) in seen:
                return frozenset()
            at -= parameters[0].arg == "self"
            given = [self._given(call, at, node.id) for call in self.calls if called(call) == function.name]
            return None if None in given else self._either([one for one in given if one], seen | {id(function)})
        return frozenset({str(self.constants[node.id])}) if node.id in self.constants else None

    @staticmethod
    def _given(call: ast.Call, at: int, name: str) -> ast.expr | None:
        return next((word.value for word in call.keywords if word.arg == name), None) or (
            call.args[at] if len(call.args) > at else None
        )
