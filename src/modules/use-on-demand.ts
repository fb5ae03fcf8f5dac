import { useEffect, useState } from "react";

/** Loads it when `wanted` is first true; after an error again, when it becomes another true value. */
export function useOnDemand<Value extends object>(
  wanted: boolean | number,
  load: () => Promise<Value>,
  onError: () => void,
): Value | undefined {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: callers pass new functions each time; a second load would be one too many
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
