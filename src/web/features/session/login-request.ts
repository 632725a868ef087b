import { createStore } from '#web/ui/store.ts';
import type { LoginPurpose } from './login-purpose.ts';

/** An open login dialog and its destination: a local path (the overview if missing), or `stay`. */
export interface LoginRequest {
  readonly redirect?: string;
  readonly purpose?: LoginPurpose;
  /** Asks a logged-in user for the password only; called with whether it was entered. */
  readonly settle?: (isEntered: boolean) => void;
}

export const loginRequest = createStore<LoginRequest | undefined>(undefined);

/** Opens the login dialog. Callable from anywhere, also outside components. */
export function askForLogin(request: LoginRequest = {}): void {
  loginRequest.set(request);
}

export function closeLogin(): void {
  loginRequest.set(undefined);
}
