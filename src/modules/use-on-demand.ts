import { useEffect, useState } from "react";

/**
 * Loads something the first time `wanted` is true, and keeps it.
 * @param load usually a dynamic import
 * @param onError called if loading fails; the next time `wanted` becomes true it is tried again
 * @returns what was loaded; undefined until then
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
