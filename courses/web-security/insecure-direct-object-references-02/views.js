const texts = {
  vi: {
    shop: 'Nhà sách · Giữ sách',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    list: 'Phiếu giữ sách của bạn',
    hold: 'Phiếu giữ sách',
    name: 'Người nhận',
    code: 'Mã nhận sách',
    print: 'Bản để in',
    cancel: 'Hủy phiếu',
    cancelled: 'Đã hủy',
    back: 'Mọi phiếu',
    counter: 'Đọc mã này ở quầy để nhận sách.',
  },
  en: {
    shop: 'Bookshop · Holds',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    list: 'Your holds',
    hold: 'Hold',
    name: 'Collected by',
    code: 'Pickup code',
    print: 'Printable version',
    cancel: 'Cancel the hold',
    cancelled: 'Cancelled',
    back: 'All holds',
    counter:
      'Give this code at the counter to get the book.',
  },
};
const t = texts[language];
const state = (hold) =>
  hold.isCancelled
    ? ` <strong>${t.cancelled}</strong>`
    : '';

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  list: (own) => `<header>${t.shop}</header>
<h1>${t.list}</h1>
<ul>${own
    .map(
      (hold) =>
        `<li><a href="/holds/${escapeHtml(hold.id)}">${escapeHtml(hold.title)}</a>${state(hold)}</li>`,
    )
    .join('')}</ul>`,

  hold: (hold) => `<header>${t.shop}</header>
<h1>${t.hold} ${escapeHtml(hold.id)}${state(hold)}</h1>
<p><em>${escapeHtml(hold.title)}</em></p>
<p>${t.name}: ${escapeHtml(hold.name)}<br>${t.code}: <strong>${escapeHtml(hold.code)}</strong></p>
<p><a href="/holds/${escapeHtml(hold.id)}/print">${t.print}</a></p>
<form method="post" action="/holds/${escapeHtml(hold.id)}/cancel"><button>${t.cancel}</button></form>
<p><a href="/holds">${t.back}</a></p>`,

  print: (
    hold,
  ) => `<h1>${escapeHtml(hold.title)}${state(hold)}</h1>
<p>${t.name}: ${escapeHtml(hold.name)}</p>
<p>${t.code}: <strong>${escapeHtml(hold.code)}</strong></p>
<p>${t.counter}</p>`,
};
