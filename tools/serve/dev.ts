import { readArguments } from "../content/files/read-arguments.ts";
import { startDevServer } from "./dev-server/dev-server.ts";
import { portOf } from "./serve.ts";

// `npm run dev`: the site as its files are saved.

readArguments({});
const port = portOf(process.env, 5173);
await startDevServer({ root: process.cwd(), port, command: "npm run dev" });
console.log(`http://localhost:${port}  (Ctrl+C stops)`);
