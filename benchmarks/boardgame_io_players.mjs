// Pairs of boardgame.io's own clients at matches of tic-tac-toe. The arguments are the addresses of the game server
// and of its lobby; commands come in line by line, and for each goes out one line of JSON:
//   ["sit", matches, at once]           set up so many matches through the lobby, and connect both players of each
//   ["play", script, think, patience]   all matches at once, each player thinking up to twice `think` seconds before a
//                                       move: [milliseconds from each move to the opponent's update, seconds in all]
//   ["leave"]                           hang up

import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { ticTacToe } from "./boardgame_io_game.mjs";

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [server, lobbyServer] = process.argv.slice(2);
const lobby = new LobbyClient({ server: lobbyServer });
// Straight by WebSocket: by itself socket.io would start with requests and change over.
const multiplayer = SocketIO({ server, socketOpts: { transports: ["websocket"] } });

class Match {
  script = [];
  made = 0;

  async sitDown() {
    const { matchID } = await lobby.createMatch(ticTacToe.name, { numPlayers: 2 });
    this.clients = [];
    for (const playerID of ["0", "1"]) {
      const seat = { playerID, playerName: `player ${playerID}` };
      const { playerCredentials: credentials } = await lobby.joinMatch(ticTacToe.name, matchID, seat);
      this.clients.push(Client({ game: ticTacToe, matchID, playerID, credentials, multiplayer, debug: false }));
    }
    await Promise.all(this.clients.map((client) => this.#connected(client)));
  }

  #connected(client) {
    return new Promise((resolve) => {
      client.subscribe((state) => {
        if (state?.isConnected) resolve();
        if (state) this.#arrived(client, state.ctx);
      });
      client.start();
    });
  }

  // The whole script, move by move; every update but the last one tells the opponent to go on.
  play(script, think) {
    this.script = script;
    this.think = think;
    this.latencies = [];
    return new Promise((resolve) => {
      this.over = resolve;
      this.#moveSoon();
    });
  }

  #moveSoon() {
    setTimeout(() => {
      this.sent = performance.now();
      this.clients[this.made % 2].moves.mark(this.script[this.made]);
    }, Math.random() * 2000 * this.think);
  }

  #arrived(client, ctx) {
    // A turn is one move, and the first turn is number 1; the last move ends the game in its own turn.
    const waiting = this.made < this.script.length && client === this.clients[1 - (this.made % 2)];
    if (!waiting || (ctx.turn !== this.made + 2 && !ctx.gameover)) return;
    this.latencies.push(performance.now() - this.sent);
    this.made += 1;
    if (this.made < this.script.length) this.#moveSoon();
    else this.over();
  }

  leave() {
    for (const client of this.clients) client.stop();
  }
}

let matches = [];
const commands = {
  sit: async (count, atOnce) => {
    matches = Array.from({ length: count }, () => new Match());
    const waiting = matches.values();
    const seatThem = async () => {
      for (const match of waiting) await match.sitDown();
    };
    await Promise.all(Array.from({ length: atOnce }, seatThem));
    return count;
  },
  play: async (script, think, patience) => {
    const tooLong = setTimeout(() => {
      throw new Error(`The matches were not over after ${patience} seconds.`);
    }, patience * 1000);
    const began = performance.now();
    await Promise.all(matches.map((match) => match.play(script, think)));
    const seconds = (performance.now() - began) / 1000;
    clearTimeout(tooLong);
    return [matches.flatMap((match) => match.latencies), seconds];
  },
  leave: async () => {
    for (const match of matches) match.leave();
    return matches.length;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [command, ...rest] = JSON.parse(line);
  console.log(JSON.stringify(await commands[command](...rest)));
}
