/** Runs a step of the build and logs its duration in seconds. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(26)} ${seconds.padStart(6)} s`);
  return result;
}
