import { useState } from 'react';
import type { ErrorCode } from '#shared/errors.ts';
import { ApiError } from '#web/api/api-error.ts';

interface Question {
  /** The server's reason for asking. */
  readonly text: string;
  readonly answer: (isConfirmed: boolean) => void;
}

interface Confirmation {
  /** The pending question; undefined if there is none. */
  readonly question: Question | undefined;
  /**
   * Sends a request. If the server answers that it needs a confirmation, asks the user and sends it again, confirmed.
   * @throws the server's error when the user does not confirm
   */
  readonly confirmed: <Answer>(send: (isConfirmed: boolean) => Promise<Answer>) => Promise<Answer>;
}

/** Values that are possible but unusual: the server answers `code` until the request says that they are intended. */
export function useConfirmation(code: ErrorCode): Confirmation {
  const [question, setQuestion] = useState<Question>();
  return {
    question,
    confirmed: async (send) => {
      try {
        return await send(false);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== code) throw error;
        const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ text: error.message, answer }));
        setQuestion(undefined);
        if (!isConfirmed) throw error;
        return send(true);
      }
    },
  };
}
