const texts = {
  vi: {
    shop: 'Nhà sách · Nội bộ',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    hello: 'Hồ sơ của bạn',
    name: 'Họ tên',
    phone: 'Điện thoại',
    badge: 'Màu thẻ',
    save: 'Lưu',
    source: 'Trang này lấy dữ liệu từ',
  },
  en: {
    shop: 'Bookshop · Staff',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    hello: 'Your profile',
    name: 'Name',
    phone: 'Phone',
    badge: 'Badge colour',
    save: 'Save',
    source: 'This page gets its data from',
  },
};
const t = texts[language];

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  profile: (own) => `<header>${t.shop}</header>
<h1>${t.hello}</h1>
<p>${t.name}: <strong>${escapeHtml(own.name)}</strong></p>
<form data-send="PUT" action="/api/profiles/${escapeHtml(own.id)}">
  <input type="hidden" name="id" value="${escapeHtml(own.id)}">
  <label>${t.phone} <input name="phone" value="${escapeHtml(own.phone)}"></label>
  <label>${t.badge} <input name="badge" value="${escapeHtml(own.badge)}"></label>
  <button>${t.save}</button>
</form>
<p>${t.source} <a href="/api/profiles/${escapeHtml(own.id)}">/api/profiles/${escapeHtml(own.id)}</a></p>`,
};
