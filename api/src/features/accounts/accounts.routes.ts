import type { Person } from '@psifida/contract/content/presentation';
import * as calls from '@psifida/contract/endpoints/accounts';
import type { Answer, AnyEndpoint, HandlerInput } from '@psifida/contract/endpoints/endpoint';
import { Problem } from '@psifida/contract/problem';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Bind } from '../../http/bind.ts';
import { anonymisePerson, listNamedPeople } from './anonymise-person.ts';

type Self = Person & { session: string };
type Body<E extends AnyEndpoint> = HandlerInput<E>['body'];

/** Whoever keeps the accounts; the embedded provider does. It writes down by itself who changed what. */
export type AccountKeeper = {
  accounts: {
    list(): Promise<Answer<typeof calls.listAccounts>>;
    add(form: Body<typeof calls.addAccount>, by: Person): Promise<calls.WithOneTimePassword>;
    change(id: string, change: Body<typeof calls.changeAccount>, by: Person): Promise<calls.Account>;
    switch(id: string, to: Body<typeof calls.switchAccount>, by: Person): Promise<calls.Account>;
    remove(id: string, by: Person): Promise<void>;
    reset(id: string, how: Body<typeof calls.resetAccount>, by: Person): Promise<calls.WithOneTimePassword>;
  };
  machines: {
    list(): Promise<Answer<typeof calls.listMachines>>;
    add(form: Body<typeof calls.addMachine>, by: Person): Promise<calls.WithSecret>;
    revoke(id: string, by: Person): Promise<Answer<typeof calls.revokeMachine>>;
  };
  own: {
    read(self: Self): Promise<calls.OwnAccount>;
    changeName(self: Self, form: Body<typeof calls.changeOwnName>): Promise<calls.OwnAccount>;
    changePassword(self: Self, form: calls.PasswordForm): Promise<calls.OwnAccount>;
    endSession(self: Self, id: string): Promise<calls.OwnAccount>;
    endOtherSessions(self: Self): Promise<calls.OwnAccount>;
    propose(self: Self): Promise<Answer<typeof calls.proposeSecondFactor>>;
    setSecondFactor(self: Self, form: calls.SecondFactorForm): Promise<Answer<typeof calls.setSecondFactor>>;
    removeSecondFactor(self: Self, form: Body<typeof calls.removeSecondFactor>): Promise<calls.OwnAccount>;
  };
};

type Deps = { bind: Bind; db: Kysely<Tables>; keeper: AccountKeeper | null };

/** With a Keycloak of the municipality's own there is no keeper here, and every call about accounts says so. */
export function accountRoutes({ bind, db, keeper }: Deps): void {
  const kept = (): AccountKeeper => {
    if (!keeper) throw new Problem('accounts.elsewhere');
    return keeper;
  };
  const accounts = () => kept().accounts;
  const own = () => kept().own;

  bind(calls.listAccounts, async () => accounts().list());
  bind(calls.addAccount, async ({ body, caller }) => accounts().add(body, caller));
  bind(calls.changeAccount, async ({ params, body, caller }) => accounts().change(params.id, body, caller));
  bind(calls.switchAccount, async ({ params, body, caller }) => accounts().switch(params.id, body, caller));
  bind(calls.resetAccount, async ({ params, body, caller }) => accounts().reset(params.id, body, caller));
  bind(calls.listMachines, async () => kept().machines.list());
  bind(calls.addMachine, async ({ body, caller }) => kept().machines.add(body, caller));
  bind(calls.revokeMachine, async ({ params, caller }) => kept().machines.revoke(params.id, caller));
  bind(calls.listPeople, () => listNamedPeople(db));
  bind(calls.anonymisePerson, ({ body, caller }) =>
    anonymisePerson(db, { ...body, by: caller, removeAccount: keeper?.accounts.remove ?? null }),
  );

  bind(calls.readOwnAccount, async ({ caller }) => own().read(caller));
  bind(calls.changeOwnName, async ({ body, caller }) => own().changeName(caller, body));
  bind(calls.changeOwnPassword, async ({ body, caller }) => own().changePassword(caller, body));
  bind(calls.endOwnSession, async ({ params, caller }) => own().endSession(caller, params.id));
  bind(calls.endOtherSessions, async ({ caller }) => own().endOtherSessions(caller));
  bind(calls.proposeSecondFactor, async ({ caller }) => own().propose(caller));
  bind(calls.setSecondFactor, async ({ body, caller }) => own().setSecondFactor(caller, body));
  bind(calls.removeSecondFactor, async ({ body, caller }) => own().removeSecondFactor(caller, body));
}
