import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import styles from "./pool-facts.module.css";
import { PoolPlan } from "./pool-plan.tsx";
import type { PoolData } from "./villa.content.ts";

/** Facts of the pool: a plan with numbers, and a list with the same numbers. */
export function PoolFacts({ pool }: { pool: PoolData }) {
  const { dimensions, plan } = pool;
  const { factsTitle: title, facts } = pool.text;
  return (
    <div className={classNames(styles.poolFacts, layout.wrap)}>
      <h3 className={styles.title}>{title}</h3>
      <PoolPlan
        plan={plan}
        order={facts.map(({ id }) => id)}
        pool={pool.facts}
        dimensions={dimensions}
      />
      <dl className={styles.facts} data-reveal>
        {facts.map(({ id, label, detail }) => (
          <div key={id}>
            <dt>
              <NoBreak>{label}</NoBreak>
            </dt>
            <dd>
              <NoBreak>{detail}</NoBreak>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
