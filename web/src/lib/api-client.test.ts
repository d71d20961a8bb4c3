import { afterEach, expect, test, vi } from 'vitest';
import { submitSignIn } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

const form = { username: 'editor', password: 'psifida-demo' };

test('R-AUTH-10 the sign-in form leads on to where the provider says', async () => {
  const fetched = vi.fn(async () => Response.json({ redirectTo: '/realms/psifida/next' }));
  vi.stubGlobal('fetch', fetched);
  expect(await submitSignIn(form)).toEqual({ redirectTo: '/realms/psifida/next' });
  expect(fetched).toHaveBeenCalledWith(
    '/login/authenticate',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(form) }),
  );
});

test('R-AUTH-10 wrong credentials are a refusal with its code', async () => {
  const problem = { type: '', title: '', status: 401, params: {}, issues: [], instance: '' };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...problem, code: 'sign-in.wrong-credentials' }, { status: 401 }),
  );
  await expect(submitSignIn(form)).rejects.toMatchObject({ code: 'sign-in.wrong-credentials', status: 401 });
});
