const texts = {
  vi: {
    shop: 'Nhà sách · Giao hàng',
    account: 'Tài khoản',
    password: 'Mật khẩu',
    enter: 'Đăng nhập',
    wrong: 'Sai tài khoản hoặc mật khẩu.',
    none: 'Tài khoản này không có đơn giao nào.',
    latest: 'Đơn đang giao',
    older: 'Đã giao',
    courier: 'Người giao',
    slot: 'Giờ giao',
    change: 'Đổi giờ',
    source: 'Ứng dụng điện thoại lấy dữ liệu từ',
  },
  en: {
    shop: 'Bookshop · Delivery',
    account: 'Account',
    password: 'Password',
    enter: 'Log in',
    wrong: 'Wrong account or password.',
    none: 'This account has no deliveries.',
    latest: 'On its way',
    older: 'Delivered',
    courier: 'Courier',
    slot: 'Delivery time',
    change: 'Change the time',
    source: 'The phone app gets its data from',
  },
};
const t = texts[language];
const link = (path) => `<a href="${path}">${path}</a>`;
const line = (one) =>
  `${escapeHtml(one.code)} · <em>${escapeHtml(one.title)}</em> · ${escapeHtml(one.state)}<br>
${t.courier}: ${escapeHtml(one.courier.name)}, ${escapeHtml(one.courier.plate)}`;

const views = {
  login: (isWrong) => `<header>${t.shop}</header>
<h1>${t.enter}</h1>
${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="/login">
  <label>${t.account} <input name="account"></label>
  <label>${t.password} <input name="password" type="password"></label>
  <button>${t.enter}</button>
</form>`,

  page: ([latest, ...older]) =>
    latest
      ? `<header>${t.shop}</header>
<h1>${t.latest}</h1>
<p>${line(latest)}</p>
<form data-send="PUT" action="/api/delivery">
  <label>${t.slot} <input name="slot" value="${escapeHtml(latest.slot)}"></label>
  <button>${t.change}</button>
</form>
<h2>${t.older}</h2>
<ul>${older.map((one) => `<li>${line(one)}</li>`).join('')}</ul>
<p>${t.source} ${link('/api/delivery')}, ${link('/api/deliveries')}</p>`
      : `<header>${t.shop}</header>
<p>${t.none}</p>`,
};
