import { type ComponentType, memo, Suspense, use, useRef, useSyncExternalStore } from "react";
import { useOnDemand } from "../on-demand/use-on-demand.ts";

const loaders: (() => Promise<unknown>)[] = [];

/** Never resolves: React leaves a part that waits for it during hydration as it was prerendered. */
const never = new Promise<never>(() => {});

type StaticPart<Props extends object> = ComponentType<Props> & {
  /** Loads its code; its HTML is hydrated at the next change of a prop. */
  load(): Promise<ComponentType<Props>>;
  /** Whether a prop may change: while its code is missing, that would remove the part. */
  isLoaded(): boolean;
};

/**
 * A component without behaviour, whose code the browser does not load for the page that was
 * prerendered with it: its HTML is complete, and is not hydrated. Before React renders it itself, on
 * another page or in another language, `loadStaticParts` loads the code.
 * @param load imports the component; its props must be enough to render it
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): StaticPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
        return component;
      },
      (error) => {
        // so that a failed download can be repeated
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  loaders.push(loadOnce);

  function Part(props: Props) {
    const isHydrating = useSyncExternalStore(subscribe, isFalse, isTrue);
    const Component = Loaded ?? use(isHydrating ? never : loadOnce());
    return <Component {...props} />;
  }

  // memoized, since React would start to hydrate it when it renders it again
  const Memoized = memo(function StaticPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Memoized, { load: loadOnce, isLoaded: () => Loaded !== undefined });
}

/**
 * A component whose behaviour is not needed at first: it is static until `isWanted`, and hydrated
 * then. Changes of its props wait for its code.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { isWanted: boolean }> {
  type Marked = Props & { isReady: boolean };
  const Static = staticPart<Marked>(load as () => Promise<ComponentType<Marked>>);
  return function LaterPart({ isWanted, ...props }: Props & { isWanted: boolean }) {
    // if the code does not load, the part works as it does without script
    useOnDemand(isWanted, Static.load, () => {});
    const isReady = Static.isLoaded();
    const first = useRef(props);
    const shown = { ...(isReady ? props : first.current), isReady } as unknown as Marked;
    return <Static {...shown} />;
  };
}

/**
 * Loads the code of all static parts that are known so far: call it before rendering a page, except
 * to hydrate it.
 * @throws Error when the network fails
 */
export async function loadStaticParts(): Promise<void> {
  await Promise.all(loaders.map((load) => load()));
}

// React uses the third argument of useSyncExternalStore only at build time and during hydration
const subscribe = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
