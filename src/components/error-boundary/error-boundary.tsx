import { Component, type ReactNode } from "react";
import { useSite } from "../../site/site-context.tsx";
import { Button, ButtonLink } from "../button/button.tsx";
import { EmailLink, PhoneLink } from "../button/text-link.tsx";
import { StatusHero } from "../hero/hero.tsx";
import styles from "./page-failure.module.css";

type ErrorBoundaryProps = {
  fallback?: ReactNode;
  children: ReactNode;
};

/** Keeps an error in one part (frame, carousel, picture) from removing the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

export function PageFailure() {
  const { shared, href } = useSite();
  const { error } = shared.status;
  return (
    <StatusHero title={error.title}>
      <p>{error.text}</p>
      <p className={styles.contacts}>
        <PhoneLink /> <EmailLink />
      </p>
      <p className={styles.ways}>
        <Button onClick={() => location.reload()}>{error.retry}</Button>
        <ButtonLink outlined href={href("home")}>
          {error.homeLink}
        </ButtonLink>
      </p>
    </StatusHero>
  );
}
