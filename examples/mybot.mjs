// A bot from outside in JavaScript, by docs/bot-protocol.md alone. It asks for worlds to show how that is done: a bot
// with rules of its own would play on in them. This one takes, of the options that point at most things, any.
//
// Run: kylix ladder troia --levels random,"exec:node examples/mybot.mjs" --games 100
import { createInterface } from "node:readline";

const tell = (message) => console.log(JSON.stringify(message));
let asked;

function answer(worlds) {
  for (const world of worlds) if (world.title !== asked.view.title) throw new Error("a world of another game");
  const words = (option) => option.split(" ").length;
  const most = Math.max(...asked.options.map(words));
  const bold = asked.options.filter((option) => words(option) === most);
  tell({ type: "move", n: asked.n, move: bold[Math.floor(Math.random() * bold.length)] });
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = JSON.parse(line);
  if (said.type === "hello") tell({ type: "hello", protocol: 1, name: "mybot.mjs" });
  if (said.type === "game") tell({ type: "ready" });
  if (said.type === "choose") tell({ type: "worlds", n: (asked = said).n, count: 2 });
  if (said.type === "worlds") answer(said.worlds);
  if (said.type === "quit") process.exit(0);
}
