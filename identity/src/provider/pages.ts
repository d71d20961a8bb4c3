import { createHash } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';

const style =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem;color:#0f172a;background:#fff}a,button{font:inherit;color:#166534}';

export const hashSource = (inline: string) =>
  `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;

const contentSecurityPolicy = `default-src 'none'; style-src ${hashSource(style)}; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main>${body}</main></body>
</html>
`;

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'cache-control': 'no-store',
};

function show(ctx: KoaContextWithOIDC, html: string): void {
  ctx.set(pageHeaders);
  ctx.body = html;
}

const reasons = {
  stale: {
    el: 'Η σελίδα έληξε ή η διεύθυνση δεν είναι σωστή.',
    en: 'The page has expired or the address is not right.',
  },
  crowded: {
    el: 'Από το δίκτυό σας ξεκινούν πάρα πολλές συνδέσεις αυτή τη στιγμή. Περιμένετε λίγα δευτερόλεπτα.',
    en: 'Too many sign-ins are being started from your network at this moment. Wait a few seconds.',
  },
};

/** For errors that cannot be redirected to the product, such as a foreign return address. */
export function errorPage(code: string, reason: keyof typeof reasons = 'stale'): string {
  const { el, en } = reasons[reason];
  return page(
    'Η σύνδεση δεν ολοκληρώθηκε · Sign-in was not completed',
    `<h1>Η σύνδεση δεν ολοκληρώθηκε</h1>
<p>${el} <a href="/">Ξεκινήστε ξανά</a></p>
<div lang="en"><h2>Sign-in was not completed</h2>
<p>${en} <a href="/?lang=en">Start again</a></p></div>
<p><small>${code.replace(/[^\w.-]/g, '')}</small></p>`,
  );
}

export const showErrorPage = (ctx: KoaContextWithOIDC, { error }: { error: string }): void =>
  show(ctx, errorPage(error));

/** 503: to be tried again in a moment. */
export function showUnavailablePage(ctx: KoaContextWithOIDC): void {
  show(
    ctx,
    page(
      'Η σύνδεση δεν είναι διαθέσιμη · Sign-in is not available',
      `<h1>Η σύνδεση δεν είναι διαθέσιμη αυτή τη στιγμή</h1>
<p>Δοκιμάστε ξανά σε λίγα δευτερόλεπτα. <a href="/">Δοκιμάστε ξανά</a></p>
<div lang="en"><h2>Sign-in is not available at this moment</h2>
<p>Try again in a few seconds. <a href="/?lang=en">Try again</a></p></div>`,
    ),
  );
}

/** `form` is the provider's, with its CSRF token. */
export function showLogoutQuestion(ctx: KoaContextWithOIDC, form: string): void {
  const button = (label: string) =>
    `<button type="submit" form="op.logoutForm" name="logout" value="yes">${label}</button>`;
  show(
    ctx,
    page(
      'Αποσύνδεση · Log out',
      `<h1>Θέλετε να αποσυνδεθείτε;</h1>${form}<p>${button('Αποσύνδεση')}</p>
<div lang="en"><h2>Do you want to log out?</h2><p>${button('Log out')}</p></div>`,
    ),
  );
}
