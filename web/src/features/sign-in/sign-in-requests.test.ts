import { signInAnswer, signInPending } from '@psifida/contract/endpoints/sign-in';
import { afterEach, expect, test, vi } from 'vitest';
import { readAnswer, readPending, submitSignIn } from './sign-in-requests.ts';

afterEach(() => vi.unstubAllGlobals());

const form = { username: 'editor', password: 'psifida-demo' };

test('R-AUTH-10 the sign-in form leads on to where the provider says', async () => {
  const fetched = vi.fn(async () => Response.json({ redirectTo: '/realms/psifida/next' }));
  vi.stubGlobal('fetch', fetched);
  expect(await submitSignIn(form)).toEqual({ redirectTo: '/realms/psifida/next' });
  const sent = expect.objectContaining({ method: 'POST', body: JSON.stringify(form) });
  expect(fetched).toHaveBeenCalledWith('/login/authenticate', sent);
});

test('R-AUTH-10 wrong credentials are a refusal with its code', async () => {
  const refused = { code: 'sign-in.wrong-credentials', status: 401 };
  const problem = { ...refused, type: '', title: '', params: {}, issues: [], instance: '' };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 401 }));
  await expect(submitSignIn(form)).rejects.toMatchObject(refused);
});

const tried = <Answer>(read: (answer: unknown) => Answer, answer: unknown): Answer | 'refused' => {
  try {
    return read(answer);
  } catch {
    return 'refused';
  }
};

test.each<unknown>([
  { redirectTo: '/next' },
  { redirectTo: '/next', needs: 'code' },
  { needs: 'code' },
  { needs: 'new-password', ofANewerServer: 1 },
  { needs: 'passkey' },
  { redirectTo: 1 },
  { pending: true },
  { pending: false, ofANewerServer: 1 },
  { pending: 'yes' },
  {},
  null,
  [],
])('R-AUTH-10 the sign-in page reads answers as their schemas do: %j', (answer) => {
  expect(tried(readAnswer, answer)).toEqual(tried(signInAnswer.parse, answer));
  expect(tried(readPending, answer)).toEqual(tried((one) => signInPending.parse(one).pending, answer));
});
