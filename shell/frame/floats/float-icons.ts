// Drawings of the kit's calendar and star: its table of icons lies in the first view's script, where each one that is
// used costs, and these are drawn after it only.
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const starIcon = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z';
