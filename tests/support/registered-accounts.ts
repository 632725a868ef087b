import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { registrationForm } from './account-factories.ts';
import { query } from './demo-places.ts';

/** Of all accounts that tests register. */
export const password = 'heslo do sklepa';
let counter = 0;

/** An approved account with a known password. */
export async function approvedAccount(): Promise<{ id: number; email: string; username: string }> {
  const { email, username } = await register();
  const database = inject('productDatabase');
  const [row] = await query(database, "update account set state = 'approved' where email = $1 returning id", [email]);
  return { id: Number(row!.id), email, username };
}

/** An account that waits for its approval. */
async function register(): Promise<{ email: string; username: string }> {
  const name = `clovek${process.pid}${Date.now().toString(36)}${(counter += 1)}`;
  const body = registrationForm({
    username: name,
    email: `${name}@karafa.example`,
    phone_prefix: '',
    phone: String(100_000_000 + ((Date.now() + counter) % 800_000_000)),
    password,
    password_confirmation: password,
  });
  const answer = await fetch(`${inject('origin')}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return body;
}

/** Fills in the login on the page and sends it. */
export const logInAt = async (page: Page, email: string, secret = password) => {
  await page.getByLabel('E-mail').first().fill(email);
  await page.getByLabel('Heslo', { exact: true }).first().fill(secret);
  await page.getByLabel('Heslo', { exact: true }).first().press('Enter');
};
