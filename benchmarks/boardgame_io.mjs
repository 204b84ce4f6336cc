// Random tic-tac-toe on boardgame.io's headless client. A line with a number of seconds comes in; out goes
// [decisions, seconds taken].

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(import.meta.url);
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const freeSquares = (squares) => {
  const free = [];
  squares.forEach((sign, number) => {
    if (sign === null) free.push(number);
  });
  return free;
};

const threeInARow = (squares, sign) => LINES.some((line) => line.every((number) => squares[number] === sign));

const ticTacToe = {
  setup: () => ({ squares: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, number) => {
      if (G.squares[number] !== null) return INVALID_MOVE;
      G.squares[number] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (threeInARow(G.squares, ctx.currentPlayer)) return { winner: ctx.currentPlayer };
    if (!G.squares.includes(null)) return { draw: true };
  },
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
