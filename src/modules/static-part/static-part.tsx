import { type ComponentType, Suspense, use, useSyncExternalStore } from "react";

const loaders: (() => Promise<unknown>)[] = [];

/** Never resolves: React leaves a part that waits for it during hydration as it was prerendered. */
const never = new Promise<never>(() => {});

/**
 * A component without behaviour, whose code the browser does not load for the page that was
 * prerendered with it: its HTML is complete, and is not hydrated. Where React renders it anew, on
 * another page or in another language, the code is loaded first by `loadStaticParts`.
 * @param load imports the component; its props must be enough to render it
 */
export function staticPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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

  return function StaticPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
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

// React takes the last of them at build time and during hydration only
const subscribe = () => () => {};
const isFalse = () => false;
const isTrue = () => true;
