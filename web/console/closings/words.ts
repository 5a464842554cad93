/** The names are core's: the server says them too. */
export { sayCode, sayEvent, sayStatus } from '#core/desk/names.ts';
