/** Why Psifida cannot start, in one sentence the operator can act on; printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
