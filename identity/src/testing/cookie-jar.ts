type Cookie = { name: string; value: string; path: string; attributes: string };

/** As much of a browser's cookie handling as the sign-in needs: names, paths, and cookies taken back. */
export function openCookieJar() {
  let cookies: Cookie[] = [];

  const store = (line: string) => {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const find = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.split('=')[1];
    const path = find('path') ?? '/';
    cookies = cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const expires = find('expires');
    if (!expires || Date.parse(expires) > Date.now())
      cookies.push({ name, value, path, attributes: attributes.join('; ') });
  };

  return {
    store: (response: Response) => response.headers.getSetCookie().forEach(store),
    header: (path: string) =>
      cookies
        .filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    all: () => cookies,
  };
}
