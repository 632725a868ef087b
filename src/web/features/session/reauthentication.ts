import { closeLogin, loginRequest } from './login-request.ts';

let asked: Promise<boolean> | undefined;

/**
 * Opens the dialog that asks for the password again, once for several calls at a time.
 * @returns whether the user has entered it; false when the dialog was closed or gave way to a login
 */
export function askForPassword(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    const settle = (isEntered: boolean) => {
      stop();
      asked = undefined;
      if (loginRequest.read() === request) closeLogin();
      resolve(isEntered);
    };
    const request = { settle };
    loginRequest.set(request);
    const stop = loginRequest.subscribe(() => settle(false));
  });
  return asked;
}
