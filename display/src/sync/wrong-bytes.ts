/** What came is not what was promised: its hash is another one. */
export class WrongBytes extends Error {}
