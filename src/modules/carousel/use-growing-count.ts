import { useCallback, useEffect, useState } from "react";

/**
 * A count that grows by one every `interval` milliseconds after mount, up to the total.
 * The second value raises it to a number at once.
 */
export function useGrowingCount(
  startCount: number,
  total: number,
  interval: number,
): [count: number, growTo: (count: number) => void] {
  const [count, setCount] = useState(Math.min(startCount, total));
  const isComplete = count >= total;
  const growTo = useCallback(
    (to: number) => setCount((now) => Math.min(total, Math.max(now, to))),
    [total],
  );

  useEffect(() => {
    if (isComplete) return;
    const timer = setInterval(() => setCount((now) => Math.min(total, now + 1)), interval);
    return () => clearInterval(timer);
  }, [isComplete, total, interval]);

  return [count, growTo];
}
