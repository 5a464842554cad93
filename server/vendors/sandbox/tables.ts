/** What the sandboxes keep: a schema apart, as another company's would be. */
import type postgres from 'postgres';

const tables = `
  create schema if not exists sandbox;
  create table if not exists sandbox.book (
    vendor text not null, action text not null, key text not null, shown jsonb not null, answer jsonb not null,
    times_asked integer not null default 1, at timestamptz not null default now(),
    primary key (vendor, action, key));
  create index if not exists book_newest on sandbox.book (vendor, at desc);
  -- done_at: when the work is finished, so when asking helps. due_at: when we are told next.
  create table if not exists sandbox.message (
    id uuid primary key, vendor text not null, reference text not null, body jsonb not null, done_at timestamptz not null,
    due_at timestamptz not null, sent_at timestamptz, tries integer not null default 0);
  create index if not exists message_reference on sandbox.message (reference, done_at);
  create index if not exists message_due on sandbox.message (due_at) where sent_at is null;
  create table if not exists sandbox.claim (
    vendor text not null, thing text not null, key text not null, primary key (vendor, thing));
  -- Every transfer takes from one account and gives to another, so the books cannot but balance.
  create table if not exists sandbox.transfer (
    id text primary key, giver text not null, taker text not null, cents bigint not null check (cents > 0),
    at timestamptz not null, check (giver <> taker));
  create table if not exists sandbox.mode (vendor text primary key, mode text not null);
  grant usage on schema sandbox to hearthline_app;
  grant select, insert, update, delete on all tables in schema sandbox to hearthline_app;`;

export async function layOutSandbox(owner: postgres.Sql): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(7229052)`;
    await tx.unsafe(tables);
  });
}
