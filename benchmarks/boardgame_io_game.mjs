// Tic-tac-toe as boardgame.io wants it written: the rules of `benchmarks/tictactoe`.

import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const threeInARow = (squares, sign) => LINES.some((line) => line.every((number) => squares[number] === sign));

export const ticTacToe = {
  name: "tic-tac-toe",
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
