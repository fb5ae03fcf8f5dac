import { frameData } from "../../frame/frame-data.ts";
import type { ShownWork } from "../../works/answer-works.ts";
import type { ReadyData } from "./ready-data.ts";

/** A work, or why there is none. */
export type WorkAnswer = { work?: ShownWork | null; message?: string };

/** How the last work stands. */
export function askWork(): Promise<WorkAnswer> {
  return call({});
}

/** Begins a work, or joins it where it has begun already. */
export function beginWork(work: string): Promise<WorkAnswer> {
  return call({ method: "POST", body: JSON.stringify({ work }) });
}

async function call(options: RequestInit): Promise<WorkAnswer> {
  const { token, restarted, silent } = frameData<ReadyData>();
  const headers = { Authorization: `token ${token}`, "Content-Type": "application/json" };
  try {
    const response = await fetch("/admin/works", { ...options, headers });
    return response.status === 401 ? { message: restarted } : await response.json();
  } catch {
    return { message: silent };
  }
}
