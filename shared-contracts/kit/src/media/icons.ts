/** Outlines on a 24-unit grid, drawn with a drafting pen: square caps, mitred corners. One constant each, so that a bundle holds only those it draws. */
export const heartIcon = 'M12 20.5 4.2 12.7a4.9 4.9 0 0 1 7-6.9l.8.8.8-.8a4.9 4.9 0 1 1 7 6.9z';
export const compareIcon = 'M4 8h15M15.5 4.5 19 8l-3.5 3.5M20 16H5M8.5 12.5 5 16l3.5 3.5';
export const shareIcon = 'M12 15V4M8 7.5l4-4 4 4M5 12v8h14v-8';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const chevronDownIcon = 'M6 9.5l6 6 6-6';
export const chevronUpIcon = 'M6 14.5l6-6 6 6';
export const chevronLeftIcon = 'M14.5 6l-6 6 6 6';
export const chevronRightIcon = 'M9.5 6l6 6-6 6';
export const arrowLeftIcon = 'M20 12H5M11 6l-6 6 6 6';
export const arrowRightIcon = 'M4 12h15M13 6l6 6-6 6';
export const bedIcon = 'M3 19v-6h18v6M3 16.5h18M5 13V6h14v7M8.5 13v-3h7v3';
export const bathIcon = 'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2 2 0 0 1 4 0M7.5 19v1.5M16.5 19v1.5';
export const carIcon = 'M4 17v-5l2-5.5h12L20 12v5zM4 12h16M6 17v2.5M18 17v2.5M7 14.5h1M16 14.5h1';
export const areaIcon = 'M4 4h16v16H4zM4 9h3M4 14.5h3M9.5 20v-3M15 20v-3';
export const pinIcon =
  'M12 21c-4-4.6-6.5-8-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 13 16 16.4 12 21zM12 7.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z';
export const calendarIcon = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
export const clockIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2.5';
export const phoneIcon =
  'M6.5 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2C11 19 5 13 4.5 5.7a2 2 0 0 1 2-2.2z';
export const whatsappIcon =
  'M3.8 20.2l1.3-4.3a8.3 8.3 0 1 1 3 3zM9.2 8c-.8 3.5 3.3 7.6 6.8 6.8l.3-2-2.3-.8-1 1c-1-.5-1.6-1.1-2.1-2.1l1-1-.8-2.3z';
export const mailIcon = 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11.5v4.5M12 8h.01';
export const warningIcon = 'M12 4.5 21 20H3zM12 10.5v4M12 17h.01';
export const bellIcon = 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21h3M12 5V3.5';
export const userIcon = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4.5 20.5c0-4 3-6 7.5-6s7.5 2 7.5 6z';
export const logoutIcon = 'M13 4H5v16h8M10 12h10M16.5 8.5 20 12l-3.5 3.5';
export const moonIcon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z';
export const buildingIcon = 'M5 20.5v-17h9v17M14 9h5v11.5M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3';
export const homeIcon = 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6';
export const plusIcon = 'M12 5v14M5 12h14';
export const minusIcon = 'M5 12h14';
export const editIcon = 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5';
export const trashIcon = 'M4 7h16M9 7V4h6v3M6 7l1 13.5h10L18 7M10 11v6M14 11v6';
export const externalIcon = 'M14 4h6v6M20 4l-9 9M18 13.5V20H4V6h6.5';
export const downloadIcon = 'M12 4v11M8 11.5l4 4 4-4M4 20h16';
export const printIcon = 'M7 8V3.5h10V8M8 16H4.5V8h15v8H16M8 13h8v7.5H8z';
export const copyIcon = 'M8 8h12v12H8zM16 8V4H4v12h4';
export const playIcon = 'M7 4.5 19.5 12 7 19.5z';
export const pauseIcon = 'M8.5 5v14M15.5 5v14';
export const filterIcon = 'M4 7h6M14 7h6M12 5v4M4 16h10M18 16h2M16 14v4';
export const sortIcon = 'M7 4.5v15M3.5 16 7 19.5l3.5-3.5M17 19.5v-15M13.5 8 17 4.5 20.5 8';
export const mapIcon = 'M3.5 6 9 4l6 2 5.5-2v14L15 20l-6-2-5.5 2zM9 4v14M15 6v14';
export const locateIcon = 'M12 6a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM12 2.5V9M12 15v6.5M2.5 12H9M15 12h6.5';
export const listIcon = 'M4 6h1M9 6h11M4 12h1M9 12h11M4 18h1M9 18h11';
export const gridIcon = 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z';
export const tableIcon = 'M3.5 5h17v14h-17zM3.5 10h17M3.5 14.5h17M9.5 10v9';
export const planIcon = 'M4 4h16v16H4zM4 13h6M13 13h7M12 4v5M12 17v3';
export const tour360Icon =
  'M12 4c2 0 3.5 3.6 3.5 8S14 20 12 20s-3.5-3.6-3.5-8S10 4 12 4zM6.5 9.5C4.6 10 3.5 10.9 3.5 12c0 2 3.8 3.5 8.5 3.5s8.5-1.5 8.5-3.5c0-1.1-1.1-2-3-2.5';
export const imageIcon = 'M3.5 5h17v14h-17zM4 17l5.5-6 4 4 2.5-2.5 4.5 4.5M15.5 8.5h.01';
export const starIcon = 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z';
export const eyeIcon =
  'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z';
export const eyeOffIcon =
  'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12zM4.5 4.5l15 15';
export const lockIcon = 'M5 10.5h14V20H5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2';
export const tvIcon = 'M3.5 7h17v12h-17zM8.5 3.5 12 7l3.5-3.5';
export const calculatorIcon = 'M5 3.5h14v17H5zM8.5 7h7v3h-7zM8.5 13.5h1M14.5 13.5h1M8.5 17h1M14.5 17h1';
export const refreshIcon = 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.4M20 4.5v5h-5';
export const schoolIcon = 'M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V17c3 2.5 8 2.5 11 0v-5.5M21.5 9.5v6';
export const treeIcon = 'M12 21v-8M12 3.5 6 13h12zM9 21h6';
export const busIcon = 'M5 4.5h14V17H5zM5 12h14M7.5 17v2.5M16.5 17v2.5M8 14.5h1M15 14.5h1';
export const shopIcon = 'M4 9.5h16V20H4zM6 9.5 8 4h8l2 5.5M9.5 20v-6h5v6';
export const healthIcon = 'M4 4h16v16H4zM12 8v8M8 12h8';

/** One distinct glyph per building status, so that colour is never alone. */
export const launchIcon = 'M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5L3.5 12l6.5-2z';
export const presaleIcon = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 4v8h8';
export const offPlanIcon = 'M8.5 6H21l-5.5 12H3z';
export const constructionIcon = 'M4 20V12h8V4h8v16z';
export const deliveredIcon = 'M5 20v-9.5l7-6.5 7 6.5V20z';
export const unavailableIcon = 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM6.5 6.5l11 11';
