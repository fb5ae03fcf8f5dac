import { useEffect, useState } from "react";

/**
 * Loads something the first time it is wanted, and keeps it.
 * @param load a dynamic import, or a function that gives the same promise of it each time
 * @param onError the loading failed; it is tried again the next time it is wanted
 * @returns what was loaded, or nothing until then
 */
export function useOnDemand<Value extends object>(
  wanted: boolean,
  load: () => Promise<Value>,
  onError: () => void,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  useEffect(() => {
    if (!wanted || loaded) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ value }),
      () => isCurrent && onError(),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, loaded]);
  return loaded?.value;
}
