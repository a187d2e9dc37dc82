/** The notice of a page whose scripts could not be loaded, by language; `{path}` is the path that it was built for. */
export const unloadedNotice = {
  vi: 'Trang không tải được mã nên các nút chưa dùng được. Bạn hãy tải lại trang. Nếu đây là trang của bạn: bản dựng này dành cho đường dẫn {path}, hãy xem lại BASE_URL.',
  en: 'This page could not load its scripts, so its buttons do nothing yet. Please reload it. If the site is yours: it was built for the path {path}, see BASE_URL.',
};
