import { Button, type ButtonProps } from '@mantine/core';
import { toLanguage } from '@psifida/contract/content/bilingual';
import { Link, useNavigate } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';

type AppLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  /** What the address says beyond its path. */
  params?: Record<string, string>;
  ref?: Ref<HTMLAnchorElement>;
};

/** R-SHELL-07: wherever a link leads, the language goes along; filters of the page it leaves stay behind. */
const keepLanguage = (search: { lang?: unknown }) => ({ lang: toLanguage(search.lang) });

export function AppLink({ to, params, ...rest }: AppLinkProps) {
  return (
    <Link
      to={to}
      search={(search: { lang?: unknown }) => ({ ...params, ...keepLanguage(search) })}
      activeOptions={{ exact: true, includeSearch: false }}
      {...rest}
    />
  );
}

type ButtonLinkProps = ButtonProps & Pick<AppLinkProps, 'to' | 'params'> & { children: ReactNode };

export function ButtonLink({ to, params, children, ...props }: ButtonLinkProps) {
  return (
    <Button {...props} renderRoot={(root) => <AppLink to={to} {...(params && { params })} {...root} />}>
      {children}
    </Button>
  );
}

export function useGo() {
  const navigate = useNavigate();
  return (to: string, params?: Record<string, string>) =>
    navigate({ to, search: (search: { lang?: unknown }) => ({ ...params, ...keepLanguage(search) }) });
}
