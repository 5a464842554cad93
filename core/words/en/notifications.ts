/** The notification menu: what we need from someone, newest first. */
import { plural } from '../plural.ts';

export const notifications = 'Notifications';
export const notificationsUnread = (count: number) => `Notifications, ${count} unread`;
export const viewAll = 'View All';
export const showFewer = 'Show fewer';
export const nothingToDo = 'You’re all caught up. When we need something from you, it shows up here.';
export const loading = 'Loading your notifications';
export const unread = 'Unread';
export const haveYourAnswer = 'We have your answer and are reviewing it.';
export const newNotifications = (count: number, title: string) =>
  plural(count, { one: `New notification: ${title}`, other: `${count} new notifications. The latest: ${title}` });

export const lessThanAMinuteAgo = 'Less than a minute ago';
export const minutesAgo = (count: number) => plural(count, { one: '1 minute ago', other: `${count} minutes ago` });
export const hoursAgo = (count: number) => plural(count, { one: '1 hour ago', other: `${count} hours ago` });
export const daysAgo = (count: number) => plural(count, { one: '1 day ago', other: `${count} days ago` });
export const weeksAgo = (count: number) => plural(count, { one: '1 week ago', other: `${count} weeks ago` });
