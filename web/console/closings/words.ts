/** The names are core's: the server says them too. */
export { sayCode, sayCondition, sayEvent, sayStatus } from '#core/desk/names.ts';
