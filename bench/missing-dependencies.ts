import manifest from "./package.json" with { type: "json" };

/** Names of the bench's own dependencies that are not installed. */
export function missingDependencies(): string[] {
  return Object.keys(manifest.dependencies).filter((name) => {
    try {
      import.meta.resolve(name);
      return false;
    } catch {
      return true;
    }
  });
}
