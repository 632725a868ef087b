import { createStore } from '#web/ui/store.ts';

/** An open login dialog and its destination: a local path (the overview if missing), or `stay`. */
export interface LoginRequest {
  readonly redirect?: string;
}

export const loginRequest = createStore<LoginRequest | undefined>(undefined);

/** Opens the login dialog. Callable from anywhere, also outside components. */
export function askForLogin(request: LoginRequest = {}): void {
  loginRequest.set(request);
}

export function closeLogin(): void {
  loginRequest.set(undefined);
}
