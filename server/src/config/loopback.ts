/** Names and addresses under which only this machine is reached. Ports and brackets may be there. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host.replace(/(?<=[\]a-z\d]):\d+$/, ''));
