import { jobsPath } from "../../desk-addresses.ts";
import { frameData } from "../../frame/frame-data.ts";
import type { ShownJob } from "../../jobs/answer-jobs.ts";
import type { ReadyData } from "./ready-data.ts";

/** A job, or a message why there is none. */
export type JobAnswer = { job?: ShownJob | null; message?: string };

/** Requests the state of the last job. */
export function askJob(): Promise<JobAnswer> {
  return call({});
}

/** Starts a job; if the same one is running already, returns that. */
export function beginJob(job: string): Promise<JobAnswer> {
  return call({ method: "POST", body: JSON.stringify({ job }) });
}

async function call(options: RequestInit): Promise<JobAnswer> {
  const { token, restarted, silent } = frameData<ReadyData>();
  const headers = { Authorization: `token ${token}`, "Content-Type": "application/json" };
  try {
    const response = await fetch(jobsPath, { ...options, headers });
    return response.status === 401 ? { message: restarted } : await response.json();
  } catch {
    return { message: silent };
  }
}
