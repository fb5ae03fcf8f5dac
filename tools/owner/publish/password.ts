import { password as ask, isCancel } from "@clack/prompts";
import { commandLanguage } from "../../content/owner-language.ts";
import { say } from "../words/words.ts";
import type { WebSpaceDestination } from "./destination.ts";
import { runProgram } from "./run-program.ts";

/** From the environment, the keychain or the terminal, never from a file; none for SFTP with a key. */
export async function passwordFor({
  to,
  host,
  user,
}: Pick<WebSpaceDestination, "to" | "host" | "user">): Promise<string | undefined> {
  const { PUBLISH_PASSWORD } = process.env;
  if (PUBLISH_PASSWORD) return PUBLISH_PASSWORD;
  const kept = await fromKeychain(host, user);
  // SFTP asks for no password where the owner has a key
  if (kept || to === "sftp" || !process.stdin.isTTY) return kept;
  const message = say("publish.askPassword", commandLanguage(undefined), { user, host });
  const typed = await ask({ message });
  return isCancel(typed) ? undefined : typed;
}

async function fromKeychain(host: string, user: string): Promise<string | undefined> {
  const [program, args] =
    process.platform === "darwin"
      ? ["security", ["find-internet-password", "-s", host, "-a", user, "-w"]]
      : ["secret-tool", ["lookup", "server", host, "user", user]];
  return (await runProgram(program, args).catch(() => "")) || undefined;
}
