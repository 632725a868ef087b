import type { ReactNode } from 'react';

interface FailureDetailProps {
  /** The known cause, in the viewer's language. */
  readonly cause: string | undefined;
  /** Introduces the original message. */
  readonly heading: ReactNode;
  /** The original message of the external server; undefined if the cause says enough. */
  readonly answer: string | undefined;
}

/** Why something failed: the cause in the viewer's language, if known, then the original message. */
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
