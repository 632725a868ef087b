import { personalContract } from '#shared/api/personal-contract.ts';
import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';

/** A call of a feature that few visitors need. */
export function personalCall(feature: string, name: string): Pick<Endpoint, 'method' | 'path'> {
  return (personalContract as Contract)[feature]![name]!;
}

type AskForPassword = () => Promise<boolean>;
let askForPassword: AskForPassword | undefined;

/** @param ask opens a dialog; resolves to whether the user has entered the password of the login again */
export function onReauthenticationNeeded(ask: AskForPassword): void {
  askForPassword = ask;
}

/** Makes a call, and repeats it after asking for the password where the server demands that. */
export async function reauthenticated<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isNeeded = (error as { code?: unknown }).code === 'reauthentication_needed';
    if (!isNeeded || !(await askForPassword?.())) throw error;
    return call();
  }
}
