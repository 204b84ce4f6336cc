// boardgame.io's server as it comes, matches kept in memory, on this machine's loopback only; prints the ports of the
// game server and of the lobby. It ends with whoever started it.

import { createRequire } from "node:module";

import { ticTacToe } from "./boardgame_io_game.mjs";

const { Origins, Server } = createRequire(import.meta.url)("boardgame.io/server");

const anyPort = { host: "127.0.0.1", port: 0 };
const server = Server({ games: [ticTacToe], origins: [Origins.LOCALHOST] });
// The lobby has a port of its own: with koa-compose 4.2 the routes it would add to the game server's come too late.
const { appServer, apiServer } = await server.run({ port: anyPort, lobbyConfig: { apiPort: anyPort } });
console.log(JSON.stringify([appServer.address().port, apiServer.address().port]));
process.stdin.resume().on("end", () => process.exit());
