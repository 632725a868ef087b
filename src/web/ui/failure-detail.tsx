import type { ReactNode } from 'react';

interface FailureDetailProps {
  /** What is known of the cause, for people. */
  readonly cause: string | undefined;
  /** Whose words follow. */
  readonly heading: ReactNode;
  /** In the words of somebody else's server; undefined where the cause says it all. */
  readonly answer: string | undefined;
}

/** Why something failed: in the viewer's language as far as it is known, then as it was told. */
export function FailureDetail({ cause, heading, answer }: FailureDetailProps) {
  return (
    <span className="mt-1 block max-w-80 break-words text-muted">
      {cause}
      {answer !== undefined && (
        <span className="block">
          {heading} <q lang="en">{answer}</q>
        </span>
      )}
    </span>
  );
}
