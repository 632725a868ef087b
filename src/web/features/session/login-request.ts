import { createStore } from '#web/ui/store.ts';

/** Why the login widget stands open: a local path to go to once logged in (the overview if missing), or `stay`. */
export interface LoginRequest {
  readonly redirect?: string;
}

export const loginRequest = createStore<LoginRequest | undefined>(undefined);

/** Opens the login widget. Works from anywhere, also outside components. */
export function askForLogin(request: LoginRequest = {}): void {
  loginRequest.set(request);
}

export function closeLogin(): void {
  loginRequest.set(undefined);
}
