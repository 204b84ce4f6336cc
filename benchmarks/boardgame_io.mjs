// Random tic-tac-toe on boardgame.io's headless client. A line with a number of seconds comes in; out goes
// [decisions, seconds taken].

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { ticTacToe } from "./boardgame_io_game.mjs";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");

const freeSquares = (squares) => {
  const free = [];
  squares.forEach((sign, number) => {
    if (sign === null) free.push(number);
  });
  return free;
};

const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
client.start();

const play = () => {
  client.reset();
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover) return decisions;
    const free = freeSquares(G.squares);
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const started = performance.now();
  const end = started + Number(line) * 1000;
  let decisions = 0;
  while (performance.now() < end) decisions += play();
  console.log(JSON.stringify([decisions, (performance.now() - started) / 1000]));
}
client.stop();
