import { Button, type ButtonProps } from '@mantine/core';
import { toLanguage } from '@psifida/contract/bilingual';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type AnchorHTMLAttributes, memo, type ReactNode, type Ref, useCallback } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A path, and after a `?` what the address says beyond it. */
  to: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** R-SHELL-07: wherever a link leads, the language goes along; filters of the page it leaves stay behind. */
const targetOf = (address: string) => {
  const [to = address, query = ''] = address.split('?');
  const own = Object.fromEntries(new URLSearchParams(query));
  return { to, search: ({ lang }: { lang?: unknown }) => ({ ...own, lang: toLanguage(lang) }) };
};

/** Memoised: the router builds the address at every render. */
export const AppLink = memo(function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link {...targetOf(to)} activeOptions={{ exact: true, includeSearch: false }} {...rest} />;
});

export function ButtonLink({ to, children, ...props }: ButtonProps & { to: string; children: ReactNode }) {
  return (
    <Button {...props} renderRoot={(root) => <AppLink to={to} {...root} />}>
      {children}
    </Button>
  );
}

export function useGo() {
  const navigate = useNavigate();
  return useCallback((to: string) => navigate(targetOf(to)), [navigate]);
}

/** What the address says beyond the path: filters that survive a reload and can be sent to a colleague. */
export function useSearchParams(): [
  params: Record<string, string | undefined>,
  set: (changes: Record<string, string | undefined>) => void,
] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const params = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const set = (changes: Record<string, string | undefined>) => {
    void navigate({
      to: '.',
      search: ((before: Record<string, unknown>) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });
  };
  return [params, set];
}
